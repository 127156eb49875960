import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../web/src/ui/dialog/dialog.tsx';

test('a question within a drawer closes alone, by its end and by a click beside it', () => {
  const onDrawer = vi.fn();
  const onQuestion = vi.fn();
  render(
    <Dialog opened side heading="Order" onClose={onDrawer}>
      <Dialog opened question heading="Cancel it?" onClose={onQuestion}>
        <p>It cannot be taken back.</p>
      </Dialog>
    </Dialog>,
  );
  const question = screen.getByRole('dialog', { name: 'Cancel it?' });
  fireEvent(question, new Event('close'));
  fireEvent.click(question);
  expect(onQuestion).toHaveBeenCalledTimes(2);
  expect(onDrawer).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Order' }), new Event('close'));
  expect(onDrawer).toHaveBeenCalledTimes(1);
});
