package app.tablee;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
