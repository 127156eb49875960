import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What was thrown at another address is shown no more. */
  address: string;
  shows: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  address: string;
  thrown?: { error: unknown } | undefined;
}

/** Shows an error that its children throw. React logs it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, thrown: undefined };
  }

  override render() {
    const { shows: Shown, children } = this.props;
    return this.state.thrown ? <Shown error={this.state.thrown.error} /> : children;
  }
}
