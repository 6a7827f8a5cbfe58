import type { SignInEvent } from './steps/sign-in-steps.ts'

/** After these the code that was sent is not waited for any more. */
export const LEAVES_CODE: ReadonlySet<SignInEvent['type']> = new Set(['back', 'password-reset'])
