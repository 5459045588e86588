import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** What to show instead of a screen that crashed with `error`; `reset` tries it again. */
  fallback: (reset: () => void, error: unknown) => ReactNode;
  /** A change of this key (the address) gives the screens another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a screen throws, so that the rest of the shop, the cart and the session stay. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.reset, this.state.error) : this.props.children;
  }
}
