export const inboxTexts = {
  title: 'Inbox',
  parts: {
    messages: 'Messages',
    feedback: 'Feedback',
    newsletter: 'Newsletter',
  },
  state: 'State',
  allStates: 'All',
  messages: {
    search: 'Name, email or words',
    states: {
      OPEN: 'Open',
      ANSWERED: 'Answered',
    },
    columns: {
      from: 'From',
      message: 'Message',
      sent: 'Sent',
      state: 'State',
      answer: 'Answer',
    },
    answerByMail: 'Answer by mail',
    answerByMailTo: (name: string) => `Answer by mail to ${name}`,
    /** The subject of the mail that answers a message. */
    subject: (shop: string, date: string) => `Your message to ${shop} of ${date}`,
    markAnswered: 'Mark as answered',
    markAnsweredOf: (name: string) => `Mark as answered what ${name} wrote`,
    reopen: 'Open again',
    reopenOf: (name: string) => `Open again what ${name} wrote`,
  },
  feedback: {
    search: 'Name or words',
    states: {
      SHOWN: 'Shown',
      HIDDEN: 'Hidden',
    },
    columns: {
      from: 'From',
      rating: 'Rating',
      message: 'What they say',
      given: 'Given',
      state: 'State',
      change: 'Change',
    },
    rating: (stars: number, most: number) => `${stars} of ${most}`,
    hide: 'Hide',
    hideOf: (name: string) => `Hide what ${name} says`,
    show: 'Show',
    showOf: (name: string) => `Show what ${name} says`,
  },
  newsletter: {
    search: 'Email',
    columns: {
      email: 'Email',
      agreed: 'Agreed',
      remove: 'Remove',
    },
    remove: 'Remove',
    removeEmail: (email: string) => `Remove ${email}`,
    removal: 'Remove from the newsletter',
    consequence: (email: string) => `${email} gets no further mails about products and offers.`,
  },
}
