import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = {
  /** Another key is another page: what broke the last one is forgotten. */
  resetKey: string
  fallback: (failure: unknown) => ReactNode
  children: ReactNode
}

type State = { broken: { failure: unknown; at: string } | null }

/** Shows something else when what is in it breaks, until the next page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { broken: { failure, at: '' } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { broken }: State): Partial<State> | null {
    if (!broken) return null
    if (broken.at === '') return { broken: { ...broken, at: resetKey } }
    return broken.at === resetKey ? null : { broken: null }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? this.props.fallback(broken.failure) : this.props.children
  }
}
