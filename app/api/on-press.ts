/** For a call that a press waits for: offline it fails with a message, instead of waiting for the connection with a busy button. */
export const onPress = { networkMode: 'always' } as const
