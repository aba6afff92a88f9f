//! The browser's database as a map from keys to texts.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode};

const NAME: &str = "clockwood";
const STORE: &str = "saves";
/// Where the writes are counted, so that a tab knows when another one has written.
const WRITES: &str = "writes";

/// What became of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// All of it is kept for good.
    All,
    /// Nothing was written: another tab has written since everything was read.
    Overtaken,
}

/// Why a write was ended before it was whole.
enum End {
    Overtaken,
    Fault(JsValue),
}

/// How often the database was written, as far as the tab knows.
pub(super) type Writes = Option<String>;

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

    /// Everything in it, and how often it was written.
    pub(super) async fn read_all(&self) -> Result<(BTreeMap<String, String>, Writes), String> {
        let transaction = self.0.transaction_with_str(STORE).map_err(reason)?;
        let store = transaction.object_store(STORE).map_err(reason)?;
        let (keys, texts) = (store.get_all_keys().map_err(reason)?, store.get_all().map_err(reason)?);
        let (keys, texts) = (finished(&keys), finished(&texts));
        let keys: Array = keys.await.map_err(reason)?.unchecked_into();
        let texts: Array = texts.await.map_err(reason)?.unchecked_into();
        let all = keys.iter().zip(texts.iter());
        let mut all: BTreeMap<String, String> =
            all.filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect();
        let writes = all.remove(WRITES);
        Ok((all, writes))
    }

    /// Writes texts under their keys and removes keys without one: all or none, and none where
    /// another tab has written meanwhile. Counts the write.
    pub(super) async fn write(
        &self,
        changes: &BTreeMap<String, Option<String>>,
        writes: &mut Writes,
    ) -> Result<Written, String> {
        let transaction = self.0.transaction_with_str_and_mode(STORE, IdbTransactionMode::Readwrite).map_err(reason)?;
        let store = transaction.object_store(STORE).map_err(reason)?;
        let counted = store.get(&WRITES.into()).map_err(reason)?;
        let next = writes.as_deref().and_then(|writes| writes.parse().ok()).map_or(1, |writes: u64| writes + 1);
        let next = next.to_string();
        // A transaction that is ended from here does not say why itself.
        let ended_by = Rc::new(RefCell::new(None));
        let proceed = {
            let (counted, changes, transaction) = (counted.clone(), changes.clone(), transaction.clone());
            let (known, next, ended_by) = (writes.clone(), next.clone(), ended_by.clone());
            Closure::once_into_js(move || {
                let now = counted.result().ok().and_then(|now| now.as_string());
                let put = || -> Result<(), JsValue> {
                    for (key, text) in &changes {
                        match text {
                            Some(text) => store.put_with_key(&text.into(), &key.into())?,
                            None => store.delete(&key.into())?,
                        };
                    }
                    store.put_with_key(&next.as_str().into(), &WRITES.into()).map(drop)
                };
                let written = if now == known { put().map_err(End::Fault) } else { Err(End::Overtaken) };
                if let Err(end) = written {
                    *ended_by.borrow_mut() = Some(end);
                    let _ = transaction.abort();
                }
            })
        };
        counted.set_onsuccess(Some(proceed.unchecked_ref()));
        let completed = complete(&transaction).await;
        match ended_by.take() {
            Some(End::Overtaken) => Ok(Written::Overtaken),
            Some(End::Fault(fault)) => Err(reason(fault)),
            None => {
                completed.map_err(reason)?;
                *writes = Some(next);
                Ok(Written::All)
            }
        }
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
