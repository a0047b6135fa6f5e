export const sessionTexts = {
  unavailable: 'The shop does not answer',
  tryAgain: 'Try again',
  over: {
    title: 'Your session has ended',
    text: 'What you had saved is saved. Log in again to go on.',
    /** While a page is open, which keeps what was typed. */
    textOfOpenPage: (minutes: number) =>
      `It ends after ${minutes} minutes without use, after a working day, and when you sign out elsewhere. Log in again in a new tab, then come back to this one: what you have typed is still here.`,
    logIn: 'Log in',
    goOn: 'Go on here',
    notLoggedIn:
      'You are not logged in to the back office yet: log in first. If you cannot get in, perhaps an owner has removed you from the operators.',
  },
  /** Over a page on which something is typed. */
  changedRoles: {
    text: (roles: string) =>
      `An owner has changed your roles. They are now: ${roles}. What you have typed is still here, but the shop refuses what your roles no longer include: copy what you need.`,
    goOn: 'Drop what is typed and go on',
  },
  enrolment: {
    title: 'Set up your second step',
    begin: 'Begin',
    text: 'Besides the password, the back office asks for a code from an authenticator app on your phone. Have one ready.',
    invitation: 'Invitation',
    invitationHint: 'You got it from the operator who added you.',
    invitationRequired: 'Enter the invitation',
  },
  offer: {
    scan: 'Scan this picture with an authenticator app, then enter the code that it shows.',
    picture: 'For your authenticator app to scan',
    noCamera: <Key>(key: Key) => ['No camera? Enter this key by hand: ', key],
    label: 'First code',
    submit: 'Confirm',
    /** After the confirmation has got no answer. */
    perhapsDone:
      'The second step may be set up all the same. Confirm again, and this page says what to do.',
    /** When the confirmation that got no answer has most likely arrived. */
    lost: 'It seems that the second step was set up when there was no answer. You have not seen its recovery codes: once you are in, make new ones under Account.',
    goOn: 'Go on',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    text: 'Write these recovery codes down, or print them, and keep them away from your phone. Each opens the back office once when the phone is lost. They are not shown again.',
    kept: 'I have kept them',
  },
  secondStep: {
    title: 'Second step',
    submit: 'Sign in',
    orPasskey: 'Or use a passkey that you have added under Account.',
  },
  code: 'Six-digit code',
  codeOrRecoveryCode: 'Code of your authenticator app, or a recovery code',
  codeRequired: 'Enter the code',
}
