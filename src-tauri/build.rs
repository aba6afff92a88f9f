fn main() -> std::io::Result<()> {
    // Tauri wants the folder to be there; so the shell can be checked before the screens are built.
    std::fs::create_dir_all("ui/dist")?;
    tauri_build::build();
    Ok(())
}
