import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { clearTab } from '../../lib/browser-storage.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../lib/timing.ts';
import { LogOutDocument } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import { forgetRegistration } from '../../session/registration.ts';
import { endSession, LOGGED_OUT } from '../../session/session-user.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { sharedText } from '../messages.ts';

export function useLogOut(): () => Promise<void> {
  const userMessage = useUserMessage();
  const t = useText(sharedText);
  const navigate = useNavigate();
  const client = useApolloClient();

  return async () => {
    if (!window.confirm(t.logOutQuestion)) return;
    let failure: string | undefined;
    try {
      const { data } = await client.mutate({ mutation: LogOutDocument });
      if (data?.logout.code === 'FAILED') failure = t.notLoggedOut(data.logout.message);
    } catch (error) {
      // Only the gateway can remove the cookie: after an error, the user is still logged in.
      showToast({ kind: 'error', message: userMessage(error) });
      return;
    }
    // The screen that is left needs the session. A form with unsaved values cannot save them any more, so it asks nothing.
    await navigate(paths.home, { state: LOGGED_OUT });
    endSession();
    forgetRegistration();
    // Only a log-out removes drafts. After an expired session they are still there.
    clearTab();
    if (failure === undefined) showToast({ kind: 'success', message: t.loggedOut, duration: NOTICE_MS });
    else showToast({ kind: 'error', message: failure });
  };
}
