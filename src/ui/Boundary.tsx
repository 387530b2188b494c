// Catches what goes wrong while drawing: shows the fallback instead of a white screen.

import { Component, type ReactNode } from "react";

type BoundaryProps = Readonly<{
  children: ReactNode;
  /** What is shown instead; `again` draws the children anew. */
  fallback: (again: () => void) => ReactNode;
}>;

export class Boundary extends Component<BoundaryProps, Readonly<{ failed: boolean }>> {
  override state = { failed: false };

  static getDerivedStateFromError(): Readonly<{ failed: boolean }> {
    return { failed: true };
  }

  again = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}
