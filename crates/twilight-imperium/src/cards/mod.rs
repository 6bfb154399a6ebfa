//! The components: printed facts as tables, one row a thing, with our paraphrase of each text beside it.
