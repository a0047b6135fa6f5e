/** By then a page that was to be left is gone, or it stays: a download, a mail address, a change of mind. */
const goneMs = 5000

/**
 * Browsers break calls off when their page is left, a moment before it is gone. Watches for that
 * during a call; `settled` is done once the page is known to stay.
 */
export function watchForLeaving() {
  let isLeaving = false
  const onLeaving = () => {
    isLeaving = true
  }
  // Only during calls: some browsers do not keep a page for the back button while it listens to this.
  window.addEventListener('beforeunload', onLeaving)
  return {
    end: () => window.removeEventListener('beforeunload', onLeaving),
    settled: async () => {
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, goneMs))
    },
  }
}
