export default {
  minimum: 'Min. {count}',
  ready: 'Ready {date}',
  outOfStock: 'Out of stock',
  offer: '{percent} off',
  fresh: 'New',
  colours: { one: '{count} colour', other: '{count} colours' },
} as const
