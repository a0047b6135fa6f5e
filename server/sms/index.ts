export { openSmsGateway } from './open-sms-gateway.ts'
export { deliverSms, eraseSms, type SmsToSend, sendSms, smsToExport } from './send-sms.ts'
