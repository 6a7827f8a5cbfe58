import { Observed } from '#db/observed.ts'

/** Orders that were not placed because too little was left; `prices` is of how many product prices. */
export const stockRefusals = new Observed<{ readonly prices: number }>('stock-refusal')
