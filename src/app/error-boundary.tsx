import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown in the place of what broke; `again` draws it anew. */
  fallback: (again: () => void) => ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a bug in one screen from taking the whole shop away. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(() => this.setState({ isBroken: false })) : this.props.children
  }
}
