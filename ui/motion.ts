/** How long things stay on the screen before they disappear, in milliseconds (specification, section 9). */
export const minimumLoadingMs = 500
export const toastMs = 3000
export const rotationMs = 3000
