import { useNavigate } from 'react-router-dom';
import { userMessage } from '../../apollo/user-message.ts';
import { clearTab } from '../../lib/browser-storage.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../lib/timing.ts';
import { useLogOutMutation } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import { forgetRegistration } from '../../session/registration.ts';
import { endSession } from '../../session/session-user.ts';

const QUESTION = 'Are you sure you want to log out?';
const DONE = 'Logout Successful.';

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();

  return async () => {
    if (!window.confirm(QUESTION)) return;
    let failure: string | undefined;
    try {
      const { data } = await logOut();
      if (data?.logout.code === 'FAILED') failure = data.logout.message;
    } catch (error) {
      // Only the gateway can remove the cookie: after an error, the user is still logged in.
      showToast({ kind: 'error', message: userMessage(error) });
      return;
    }
    await navigate(paths.home);
    endSession();
    forgetRegistration();
    // Only a log-out removes drafts. After an expired session they are still there.
    clearTab();
    if (failure === undefined) showToast({ kind: 'success', message: DONE, duration: NOTICE_MS });
    else showToast({ kind: 'error', message: failure });
  };
}
