/** The demo shop's only customer, for newcomers to log in as. */
export const demoCustomer = { email: 'demo@joybox.test', password: 'Pola-morning-7' } as const
