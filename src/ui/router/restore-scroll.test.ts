import { beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreScroll } from './restore-scroll.ts'

const WINDOW = 800

/** A browser window of 800 px with a page of some height in it. */
function openPage(height: number) {
  const events = new EventTarget()
  const page = { scrollHeight: height, clientHeight: WINDOW }
  let resized = () => {}
  const scrollTo = (_: number, top: number) => {
    view.scrollY = Math.min(top, page.scrollHeight - WINDOW)
    events.dispatchEvent(new Event('scroll'))
  }
  const view = { scrollY: 0, scrollTo }
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize
      }
      observe = () => resized()
      disconnect = () => (resized = () => {})
    },
  )
  return {
    place: () => view.scrollY,
    /** As a scrollbar does it: no event says that it was the reader. */
    drag: (top: number) => scrollTo(0, top),
    press: () => events.dispatchEvent(new Event('keydown')),
    grow: (next: number) => {
      page.scrollHeight = next
      resized()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())

describe('a page that was opened again', () => {
  test('goes where its reader was as soon as it is high enough, and stays while it grows', () => {
    const page = openPage(1_000)
    restoreScroll(1_500)
    expect(page.place()).toBe(200)
    page.grow(2_000)
    expect(page.place()).toBe(1_200)
    page.grow(3_000)
    expect(page.place()).toBe(1_500)
    page.grow(4_000)
    expect(page.place()).toBe(1_500)
  })

  test.each<[string, number, (page: ReturnType<typeof openPage>) => void, number]>([
    ['where its reader has dragged it', 3_000, (page) => page.drag(400), 400],
    ['where its reader has dragged it before it is high enough', 1_000, (page) => page.drag(50), 50],
    ['once a key is pressed', 1_000, (page) => page.press(), 200],
    [
      'a second after it is there',
      3_000,
      (page) => {
        vi.advanceTimersByTime(1_001)
        page.drag(100)
      },
      100,
    ],
  ])('is left alone %s', (_, height, move, place) => {
    const page = openPage(height)
    restoreScroll(1_500)
    move(page)
    page.grow(4_000)
    expect(page.place()).toBe(place)
  })
})
