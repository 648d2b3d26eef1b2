export { getNotificationTemplates, notificationPrefix } from './templates/notification-templates.ts'
