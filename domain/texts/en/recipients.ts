export const recipientTexts = {
  notLoaded: 'Failed to load saved addresses',
  requiredMissing: 'Please fill in all required fields',
  saveFailed: 'Failed to save address. Please try again.',
  deleteFailed: 'Failed to delete address. Please try again.',
  saved: 'Address saved successfully!',
  updated: 'Address updated successfully!',
  deleted: 'Address deleted successfully!',
  editCancelled: 'Address editing cancelled',
  confirmDelete: 'Are you sure you want to delete this address?',
}
