/** What is said when a file is taken off its line. */
export default {
  removeOf: 'Remove: {name}',
  removed: '{name} is taken off',
  removedCustomer: 'It stays under “My files” in your account, where you can delete it.',
  removedVisitor: 'We delete it within 24 hours. To delete it now, open “Use a file that you sent before”.',
  removedUsed: 'Another line of your cart is still printed from it.',
  undoRemoval: 'Undo',
  removalUndone: 'Your file is back',
  tooLate: '{name} had already arrived',
  tooLateText: 'It is among the files of this line. Remove it there if you do not want it printed.',
  notCancelled: '{name} could not be cancelled',
  notCancelledText: 'It may still be added to this line. Remove it when it appears among the files.',
} as const
