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

/** Logs out, if the browser's own confirmation says so: the session's cookie is taken back, the stored user dropped. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const [logOut] = useLogOutMutation();

  return async () => {
    if (!window.confirm(QUESTION)) return;
    let untold: string | undefined;
    try {
      const { data } = await logOut();
      if (data?.logout.code === 'FAILED') untold = data.logout.message;
    } catch (error) {
      // Only the gateway can take the cookie back, so without it nobody is told that they are logged out.
      showToast({ kind: 'error', message: userMessage(error) });
      return;
    }
    await navigate(paths.home);
    endSession();
    forgetRegistration();
    // Who logs out leaves nothing typed behind; who was logged out finds it again.
    clearTab();
    if (untold === undefined) showToast({ kind: 'success', message: DONE, duration: NOTICE_MS });
    else showToast({ kind: 'error', message: untold });
  };
}
