/* The Swift module os declares everything; this header makes the name known to import statements. */
