import { fireEvent } from '@testing-library/react';

/** What still can be taken back is sent then, and not after its time. */
export const leavePage = (): void => void fireEvent(window, new Event('pagehide'));
