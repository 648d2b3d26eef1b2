import { Component, type ReactNode } from 'react'
import { CrashPage } from '#features/static/crash-page.tsx'
import { reportCrash } from './report-crash.ts'

/** Outside the looks and the router, so its page must work without them. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error, 'crashPage')
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
