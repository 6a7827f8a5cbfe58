/** An order that is placed again: its lines then and today. */
export default {
  againWhat: 'What',
  againToday: 'Today',
  againFile: { one: 'Your file', other: 'Your files' },
  againVersion: 'version {number} · {hash}',
  againSameFile: 'exactly the same file',
  againFileGone: 'deleted since; send it again from the cart',
  againApproved: 'Approved',
  againApprovedToday: 'you approve it again before we print',
  againOptions: 'Options',
  againQuantity: 'Quantity',
  againPrice: 'Price',
  againReady: 'Ready',
  againSame: 'the same',
} as const
