"""The function behind the stack's custom resources: the page, the passphrase's hash, the table's end."""
