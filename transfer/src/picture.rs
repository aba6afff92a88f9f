//! Finds and reads QR codes in a grey picture: of a camera, or from a file.

// The screens need the errors alone.
#[cfg(feature = "picture")]
mod grey;

#[cfg(feature = "picture")]
pub use grey::Grey;

/// Why no code was read in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    #[error("the picture's size does not fit its pixels")]
    Size,
    #[error("the picture is too large")]
    TooLarge,
    #[error("there is no code in this picture")]
    NoCode,
    #[error("there is a code in this picture, but it is too blurred or too small to be read")]
    Unclear,
}

impl PictureError {
    const ALL: [Self; 4] = [Self::Size, Self::TooLarge, Self::NoCode, Self::Unclear];

    /// The word for it where it leaves a program.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::TooLarge => "too-large",
            Self::NoCode => "no-code",
            Self::Unclear => "unclear",
        }
    }

    /// What a word stands for; none where it is a foreign one.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|error| error.word() == word)
    }
}
