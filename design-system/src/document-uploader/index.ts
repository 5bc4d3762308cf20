export {
  DocumentUploader,
  documentMessages,
  type DocumentUploaderProps,
  type StoredDocument,
} from './document-uploader.tsx'
