import { Component, type ReactNode } from 'react'
import { $place } from '../routing/location.ts'

interface Props {
  /** Rendered instead of the crashed children; `again` renders them again. */
  fallback: (again: () => void) => ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a crash in one screen from taking down the whole shop. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }
  private readonly again = (): void => this.setState({ isBroken: false })

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    // Navigating shows a different screen, so try again.
    const unsubscribe = $place.listen(() => {
      unsubscribe()
      this.again()
    })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.again) : this.props.children
  }
}
