import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** What to show instead of a screen that crashed; `reset` tries it again. */
  fallback: (reset: () => void) => ReactNode;
  /** A change of this key (the address) gives the screens another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a screen throws, so that the rest of the shop, the cart and the session stay. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children;
  }
}
