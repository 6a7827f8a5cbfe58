/**
 * Everything that staff can do that leaves a trace, by the name the activity shows it under. `undo` says that it can be
 * taken back: it touches no money, no message and no stock.
 */
export const CHANGE_ACTIONS = {
  'staff.invite': { undo: false },
  'staff.join': { undo: false },
  'staff.rename': { undo: true },
  'staff.setRoles': { undo: true },
  'staff.deactivate': { undo: false },
  'staff.activate': { undo: false },
  'staff.resetFactor': { undo: false },
  'role.create': { undo: false },
  'role.change': { undo: true },
  'role.delete': { undo: false },
  'account.change': { undo: false },
  'account.changePassword': { undo: false },
  'account.changeAuthenticator': { undo: false },
  'account.renewRecoveryCodes': { undo: false },
  'account.addPasskey': { undo: false },
  'account.removePasskey': { undo: false },
  'account.endSession': { undo: false },
  'invoice.replace': { undo: false },
  'invoice.debit': { undo: false },
} as const satisfies Readonly<Record<`${string}.${string}`, { readonly undo: boolean }>>

export type ChangeAction = keyof typeof CHANGE_ACTIONS
