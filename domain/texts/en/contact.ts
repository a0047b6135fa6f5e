export const contactTexts = {
  title: 'Get in Touch',
  sent: 'Your message has been sent successfully!',
  failed: 'Failed to send your message. Please try again.',
  phoneInvalid: 'Please enter a valid phone number',
  messageRequired: 'Message is required',
  messageTooShort: 'Message must be at least 10 characters',
}
