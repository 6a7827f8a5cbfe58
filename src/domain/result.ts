/** An expected outcome: a value, or a failure the caller must answer. Bugs are thrown instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }

/** A successful result. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** A failed result; `error` is data (a code with facts), never a sentence. */
export const err = <Failure>(error: Failure): { readonly ok: false; readonly error: Failure } => ({
  ok: false,
  error,
})
