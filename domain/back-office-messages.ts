/**
 * What the back office says. Apart from the shop's own words, because customers' browsers load those
 * whole; the specification fixes none of these.
 */
export const backOfficeMessages = {
  secondFactor: {
    codeRequired: 'Enter the code',
    wrongCode: 'This code is not right, or was used before. Please try the next one.',
    wrongPassword: 'The password is not right.',
    tooLate: 'That took too long. Please begin again.',
  },
  editedElsewhere:
    'Somebody else has changed this meanwhile. Nothing of yours was saved: look at it again first.',
  operators: {
    already: 'This is an operator already.',
    unknownAccount: 'There is no account with this email. Sign up with it first.',
    notYourself: 'You cannot remove yourself: ask another operator.',
  },
}
