export { SessionExpiredModal, type SessionExpiredModalProps } from './session-expired-modal.tsx'
