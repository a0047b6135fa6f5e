/** Who a newcomer may log in as; there is nobody else in the demo shop. */
export const demoCustomer = { email: 'demo@joybox.test', password: 'Pola-morning-7' } as const
