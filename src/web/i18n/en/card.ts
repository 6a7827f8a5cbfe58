export default {
  from: 'from',
  each: 'each',
  per: 'per {count}',
  was: 'was',
  minimum: 'Min. {count}',
  ready: 'Ready {date}',
  outOfStock: 'Out of stock',
  offer: '{percent} off',
  fresh: 'New',
  colours: { one: '{count} colour', other: '{count} colours' },
} as const
