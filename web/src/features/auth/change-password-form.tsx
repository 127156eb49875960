/** Replaced within this piece of work. */
export function ChangePasswordForm() {
  return <form aria-label="Change Password" />;
}
