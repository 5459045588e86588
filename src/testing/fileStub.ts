/** What an imported picture is in Jest: the address webpack would have given it. */
export default 'picture';
