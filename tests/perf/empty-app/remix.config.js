// The product's own future flags; the bench puts a copy in this file's place.
export { default } from '../../../remix.config.js'
