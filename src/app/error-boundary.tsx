import { Component, type ReactNode } from 'react'
import { $place } from '../routing/location.ts'

interface Props {
  /** What is shown in the place of what broke; `again` draws it anew. */
  fallback: (again: () => void) => ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps a bug in one screen from taking the whole shop away. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }
  private readonly again = (): void => this.setState({ isBroken: false })

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    // Elsewhere there is another screen.
    const end = $place.listen(() => {
      end()
      this.again()
    })
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.again) : this.props.children
  }
}
