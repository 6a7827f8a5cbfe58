export default {
  title: 'Wishlist',
  needsScript: 'Your wishlist needs JavaScript, which is off in this browser.',
  count: { one: '1 product', other: '{count} products' },
  hereOnly: ', saved in this browser only.',
  signIn: 'Log in to save it',
  signInToSee: 'Log in to see a saved list',
  gone: {
    one: '1 product you liked is no longer sold.',
    other: '{count} products you liked are no longer sold.',
  },
  forgetGone: { one: 'Remove it', other: 'Remove them' },
  failed: 'Some products could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  emptyTitle: 'Nothing on your wishlist yet',
  emptyText: 'Tap the heart on a product to find it here again.',
  browse: 'See what we print',
} as const
