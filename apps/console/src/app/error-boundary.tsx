import { Component, type ReactNode } from 'react'
import { Problem } from '#parts/feedback/problem.tsx'

interface State {
  readonly error: unknown
}

/** Shows a fault of a page in place of the page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <Problem
        error={this.state.error}
        what="This page stopped. Nothing was changed by it."
        onRetry={() => this.setState({ error: undefined })}
      />
    )
  }
}
