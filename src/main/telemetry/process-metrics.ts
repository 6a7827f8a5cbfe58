import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'

const NANOSECONDS = 1e9

/** Waiting of the event loop, and memory. Answers how to stop. */
export function meterProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const waiting = meter.createObservableGauge('nodejs.eventloop.delay.seconds', {
    description: 'How late the event loop was since it was asked last',
  })
  waiting.addCallback((observed) => {
    for (const quantile of [50, 99, 100])
      observed.observe(delay.percentile(quantile) / NANOSECONDS, { quantile: String(quantile / 100) })
    delay.reset()
  })
  const memory = meter.createObservableGauge('process.resident.memory.bytes', { description: 'Resident memory' })
  memory.addCallback((observed) => observed.observe(process.memoryUsage.rss()))
  const cpu = meter.createObservableCounter('process.cpu.time.seconds', { description: 'Processor time' })
  cpu.addCallback((observed) => {
    const { user, system } = process.cpuUsage()
    observed.observe((user + system) / 1e6)
  })
  return () => delay.disable()
}
