//! The browser's database as a map from keys to texts.

use std::collections::BTreeMap;

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode};

const NAME: &str = "clockwood";
const STORE: &str = "saves";

/// An open database.
#[derive(Clone)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens the database, and makes it where there is none.
    pub(super) async fn open() -> Result<Self, String> {
        let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
        let factory = factory.ok_or_else(|| "IndexedDB".to_owned())?;
        let request = factory.open_with_u32(NAME, 1).map_err(reason)?;
        let opened = database_of(&request);
        let upgrade = Closure::once_into_js(move || {
            if let Some(database) = opened() {
                // Where it exists already, nothing is lost.
                let _ = database.create_object_store(STORE);
            }
        });
        request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
        let database = finished(&request).await.map_err(reason)?;
        Ok(Database(database.unchecked_into()))
    }

    /// Everything in it.
    pub(super) async fn read_all(&self) -> Result<BTreeMap<String, String>, String> {
        let transaction = self.0.transaction_with_str(STORE).map_err(reason)?;
        let store = transaction.object_store(STORE).map_err(reason)?;
        let (keys, texts) = (store.get_all_keys().map_err(reason)?, store.get_all().map_err(reason)?);
        let (keys, texts) = (finished(&keys), finished(&texts));
        let keys: Array = keys.await.map_err(reason)?.unchecked_into();
        let texts: Array = texts.await.map_err(reason)?.unchecked_into();
        Ok(keys
            .iter()
            .zip(texts.iter())
            .filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?)))
            .collect())
    }

    /// Writes texts under their keys and removes keys without one, all or none.
    pub(super) async fn write(&self, changes: &BTreeMap<String, Option<String>>) -> Result<(), String> {
        let transaction = self.0.transaction_with_str_and_mode(STORE, IdbTransactionMode::Readwrite).map_err(reason)?;
        let store = transaction.object_store(STORE).map_err(reason)?;
        for (key, text) in changes {
            match text {
                Some(text) => store.put_with_key(&text.into(), &key.into()),
                None => store.delete(&key.into()),
            }
            .map_err(reason)?;
        }
        complete(&transaction).await.map(|_| ()).map_err(reason)
    }
}

fn database_of(request: &IdbOpenDbRequest) -> impl FnOnce() -> Option<IdbDatabase> + use<> {
    let request = request.clone();
    move || request.result().ok().map(JsCast::unchecked_into)
}

/// A request's result, once it is there. The handlers are set before this returns.
fn finished(request: &IdbRequest) -> JsFuture {
    let promise = Promise::new(&mut |resolve, reject| {
        let done = request.clone();
        let success = Closure::once_into_js(move || {
            let _ = resolve.call1(&JsValue::NULL, &done.result().unwrap_or(JsValue::NULL));
        });
        request.set_onsuccess(Some(success.unchecked_ref()));
        let failed = request.clone();
        let failure = Closure::once_into_js(move || {
            let error = failed.error().ok().flatten().map_or(JsValue::NULL, JsValue::from);
            let _ = reject.call1(&JsValue::NULL, &error);
        });
        request.set_onerror(Some(failure.unchecked_ref()));
    });
    JsFuture::from(promise)
}

/// A transaction's end: what it wrote is kept for good then.
fn complete(transaction: &IdbTransaction) -> JsFuture {
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(resolve.unchecked_ref()));
        let failed = transaction.clone();
        let failure = Closure::once_into_js(move || {
            let error = failed.error().map_or(JsValue::NULL, JsValue::from);
            let _ = reject.call1(&JsValue::NULL, &error);
        });
        transaction.set_onabort(Some(failure.unchecked_ref()));
    });
    JsFuture::from(promise)
}

fn reason(error: JsValue) -> String {
    match error.dyn_ref::<web_sys::DomException>() {
        Some(exception) => format!("{}: {}", exception.name(), exception.message()),
        None => format!("{error:?}"),
    }
}
