/** After this time the page is gone, or it stays: the link was a download or an email address, or the customer cancelled. */
const goneMs = 5000

/**
 * Browsers abort requests when their page is left, a moment before it is gone. Watches for that
 * during a request; `settled` resolves once the page is known to stay.
 */
export function watchForLeaving() {
  let isLeaving = false
  const onLeaving = () => {
    isLeaving = true
  }
  // Only during requests: some browsers do not cache a page for the back button while it listens to this.
  window.addEventListener('beforeunload', onLeaving)
  return {
    end: () => window.removeEventListener('beforeunload', onLeaving),
    settled: async () => {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, goneMs))
    },
  }
}
