import { readContent, type Operand } from './content-tokens.ts'
import { intersection, mapped, type Extent } from './extent.ts'
import type { GraphicsState } from './graphics-state.ts'
import type { LetterIndex } from './letter-index.ts'
import { LIMITS, LimitReached } from './limits.ts'
import { multiply, type Matrix } from './matrix.ts'
import { OPERATORS } from './operators.ts'
import type { Outline } from './outlined-text.ts'
import type { PageUses } from './page-uses.ts'
import { PathTrace, type Segment } from './path-trace.ts'
import type { DrawnForm, Resources } from './resources.ts'
import { TextPen } from './text-run.ts'

/** What the walks over all content of a page share. */
export type PageWalk = {
  readonly uses: PageUses
  /** Runs of text that are painted as soon as the letters of the page are known. */
  readonly texts: ((letters: LetterIndex) => void)[]
  /** Short lines that may be crop marks. */
  readonly segments: Segment[]
  /** Filled shapes, as letters turned to drawings are. */
  readonly outlines: Outline[]
  /** Fonts that painted something. */
  readonly fonts: Map<string, boolean>
  /** Counts down over the whole file. */
  readonly budget: { operators: number }
}

/** Beginning a form takes as long as so many operators. */
const FORM_WEIGHT = 20
/** Deeper nesting of saved states is no drawing. */
const MAX_SAVED = 10_000

/** Walks one content stream: a page, a form or a tile of a pattern. */
export class ContentWalk {
  readonly page: PageWalk
  readonly resources: Resources
  readonly level: number
  /** Where the content begins: patterns are laid out from here. */
  readonly base: Matrix
  readonly pen = new TextPen()
  state: GraphicsState
  path = new PathTrace()
  isClipPending = false
  /** The path that a tile of a pattern fills: all it paints lies there. */
  readonly filled: Extent | undefined
  readonly #saved: GraphicsState[] = []
  readonly #marked: boolean[] = []

  constructor(
    page: PageWalk,
    resources: Resources,
    state: GraphicsState,
    { level, filled }: { readonly level: number; readonly filled?: Extent | undefined },
  ) {
    this.page = page
    this.resources = resources
    this.state = state
    this.base = state.matrix
    this.level = level
    this.filled = filled
  }

  run(content: Uint8Array): void {
    const { budget } = this.page
    readContent(content, (operator, operands) => {
      budget.operators -= 1
      if (budget.operators < 0) throw new LimitReached('TIME')
      OPERATORS.get(operator)?.(this, operands)
    })
  }

  /** Walks content within this one. */
  runForm({ matrix, box, content, resources }: DrawnForm, state: GraphicsState, filled = this.filled): void {
    if (this.level >= LIMITS.levels) throw new LimitReached('TIME')
    this.page.budget.operators -= FORM_WEIGHT
    const placed = multiply(matrix, state.matrix)
    const [left = 0, bottom = 0, right = 0, top = 0] = box
    const clip = filled ? state.clip : intersection(state.clip, mapped(placed, left, bottom, right, top))
    new ContentWalk(this.page, resources, { ...state, matrix: placed, clip }, { level: this.level + 1, filled }).run(
      content(),
    )
  }

  save(): void {
    if (this.#saved.length < MAX_SAVED) this.#saved.push(this.state)
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  beginMarked(isHidden: boolean): void {
    this.#marked.push(isHidden)
  }

  endMarked(): void {
    this.#marked.pop()
  }

  /** Within a layer that is switched off. */
  get isHidden(): boolean {
    return this.#marked.includes(true)
  }

  /** The part of an extent that can be seen. */
  seen(extent: Extent): Extent {
    return this.filled ?? intersection(extent, this.state.clip)
  }

  set(changes: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...changes }
  }

  setText(changes: Partial<GraphicsState['text']>): void {
    this.state = { ...this.state, text: { ...this.state.text, ...changes } }
  }
}

export type Operator = (walk: ContentWalk, operands: readonly Operand[]) => void
